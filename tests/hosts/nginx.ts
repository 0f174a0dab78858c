import { existsSync } from "node:fs";

/** nginx as Debian installs it. */
export const nginx = "/usr/sbin/nginx";
const brotliModule = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";

/** Whether nginx is installed here, and its module for Brotli. */
export function isNginxInstalled(): boolean {
	return existsSync(nginx) && existsSync(brotliModule);
}
