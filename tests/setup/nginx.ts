import { isNginxInstalled } from "../hosts/nginx.ts";
import { installFromDebian } from "./debian.ts";

/**
 * Returns whether the hosts can be compared here. Debian's nginx is installed first where that can be done;
 * elsewhere a note says what is missing. CI always compares them, and fails without nginx.
 */
export function hasNginx(): { available: boolean; notes: string[] } {
	if (!isNginxInstalled()) {
		installFromDebian("nginx", "libnginx-mod-http-brotli-static", "openssl");
	}
	if (isNginxInstalled() || process.env.CI) {
		return { available: true, notes: [] };
	}
	return {
		available: false,
		notes: [
			"The three hosts were not compared: that needs Debian's nginx and libnginx-mod-http-brotli-static. CI compares them.",
		],
	};
}
