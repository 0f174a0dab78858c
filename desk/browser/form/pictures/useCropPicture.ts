import { useState } from "react";
import { getValue, isRecord } from "../../../../content-model/browser.ts";
import type { StagedReplacement } from "../../../shared/api/forms.ts";
import { uploadsField } from "../../../shared/fieldNames.ts";
import { getPictureUrl } from "../../request.ts";
import type { ControlProps } from "../controlProps.ts";
import { useTypedForm } from "../formContext.ts";

/** Reads which picture a crop is of, the screenshot of its item, and replaces it by an upload. */
export function useCropPicture({ fieldPath, context }: ControlProps) {
	const { kind } = context;
	const { data, change } = useTypedForm();
	const item = getValue(data, fieldPath.slice(0, -1)) as { id?: string } | undefined;
	const file = `${item?.id}.png`;
	const uploads = isRecord(data[uploadsField]) ? data[uploadsField] : {};
	const stagedReplacement = uploads[file] as StagedReplacement | undefined;
	const upload = stagedReplacement?.file;
	// A saved upload replaces the picture under the same URL, and the browser would show the old one from its cache.
	const [lastUpload, setLastUpload] = useState(upload);
	if (upload !== undefined && upload !== lastUpload) {
		setLastUpload(upload);
	}
	return {
		kind,
		file,
		url: getPictureUrl({ kind, name: file, upload, after: lastUpload }),
		stagedReplacement,
		replace: (replacement: StagedReplacement | undefined) =>
			change({
				...data,
				[uploadsField]: { ...uploads, [file]: supersede(stagedReplacement, replacement) },
			}),
	};
}

/** Notes with an upload which ones it takes the place of. */
function supersede(
	before: StagedReplacement | undefined,
	upload: StagedReplacement | undefined,
): StagedReplacement | undefined {
	return before && upload
		? { ...upload, superseded: [...(before.superseded ?? []), before.file] }
		: upload;
}
