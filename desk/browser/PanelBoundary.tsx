import { Component, type ReactNode, useState } from "react";
import type { FileText } from "../shared/api/entries.ts";
import { getMessage } from "../shared/getMessage.ts";
import { Actions } from "./components/Actions.tsx";
import { Alert } from "./components/Alert.tsx";
import { Panel } from "./components/Panel.tsx";
import { PanelHeading } from "./components/PanelHeading.tsx";
import { PrimaryButton } from "./components/PrimaryButton.tsx";
import { useDeskCommands } from "./deskCommands.ts";
import { TextPanel } from "./entry/text/TextPanel.tsx";
import { get } from "./request.ts";

interface BoundaryProps {
	/** The file of the form in the panel; empty where there is none. */
	path: string;
	children: ReactNode;
}

/** Keeps a fault in the panel from taking the rest of the desk away. */
export class PanelBoundary extends Component<BoundaryProps, { hasFailed: boolean }> {
	override state = { hasFailed: false };

	static getDerivedStateFromError() {
		return { hasFailed: true };
	}

	override render() {
		const { path, children } = this.props;
		return this.state.hasFailed ? (
			<FailedPanel path={path} onRetry={() => this.setState({ hasFailed: false })} />
		) : (
			children
		);
	}
}

/** Says that the panel has failed, and offers its file as text: what no form can show is repaired there. */
function FailedPanel({ path, onRetry }: { path: string; onRetry: () => void }) {
	const { refreshPage, reloadOverview } = useDeskCommands();
	const [file, setFile] = useState<FileText>();
	const [message, setMessage] = useState("");
	const openAsText = () =>
		get("text", { path }).then(setFile, (error) => setMessage(getMessage(error)));
	if (file) {
		return (
			<TextPanel
				file={file}
				isFormTyped={false}
				onSaved={async () => {
					await reloadOverview();
					refreshPage();
					onRetry();
				}}
			/>
		);
	}
	return (
		<Panel>
			<PanelHeading>This cannot be shown</PanelHeading>
			<Alert>{message}</Alert>
			<p>
				The desk has failed here. What you have typed in the form is kept in this browser.
				{path && " If it fails again, the file may have something that no form expects."}
			</p>
			<Actions>
				<PrimaryButton onClick={onRetry}>Try again</PrimaryButton>
				{path && (
					<button type="button" onClick={() => void openAsText()}>
						Open the file as text
					</button>
				)}
			</Actions>
		</Panel>
	);
}
