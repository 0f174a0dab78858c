import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { getControlAttributes } from "../../components/controlAttributes.ts";
import { CropNumbers } from "./CropNumbers.tsx";

test("only the side of a crop that is wrong is marked, and described by what is wrong with it", () => {
	const html = renderToStaticMarkup(
		<CropNumbers
			crop={{ left: 0, top: 0, width: "", height: 50 }}
			attributes={getControlAttributes("f.crop", { hasErrors: false })}
			errors={{ width: ["Type a number here."] }}
			onChange={() => {}}
		/>,
	);
	const wrong = [...html.matchAll(/<input[^>]*aria-invalid[^>]*>/g)].map(([input]) => input);
	expect(wrong).toHaveLength(1);
	expect(wrong[0]).toContain('id="f.crop.width"');
	expect(wrong[0]).toContain('aria-describedby="f.crop.width.error"');
	expect(html).toMatch(/id="f.crop.width.error"[^>]*><p>Type a number here\.<\/p>/);
});
