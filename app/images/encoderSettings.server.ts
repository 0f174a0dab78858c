/**
 * Settings of the encoders, for screenshots of text: colour at full resolution, no dithering. The names of the files
 * carry a hash of them, so that a change gives every file a new name.
 */
export const encoderSettings = {
	avif: { quality: 40, effort: 2, tune: "ssim", chromaSubsampling: "4:4:4" },
	webp: { quality: 75, effort: 4 },
	png: { palette: true, quality: 90, dither: 0, effort: 7 },
	jpeg: { quality: 80, mozjpeg: true },
	/** How an image is cropped to a shape of another ratio. */
	resize: { position: "attention" },
} as const;
