import { existsSync } from "node:fs";
import { installFromDebian } from "./debian.ts";

/** Where Debian puts what the tests of the hosts need. */
const files = ["/usr/sbin/nginx", "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so"];

/**
 * Whether the hosts can be compared here. Debian's nginx is installed first where that can be done;
 * elsewhere a note says what is missing. CI always compares them, and fails without nginx.
 */
export function hasNginx(): { available: boolean; notes: string[] } {
	if (!files.every(existsSync)) {
		installFromDebian("nginx", "libnginx-mod-http-brotli-static");
	}
	if (files.every(existsSync) || process.env.CI) {
		return { available: true, notes: [] };
	}
	return {
		available: false,
		notes: [
			"The three hosts were not compared: that needs Debian's nginx and libnginx-mod-http-brotli-static. CI compares them.",
		],
	};
}
