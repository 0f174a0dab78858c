import { Component, type ReactNode } from "react";
import { Action } from "../components/Action.tsx";

/** What stands in the place of an interactive part that fails. */
export interface Failure {
	title: string;
	/** What the way home is called. */
	home: string;
}

interface IslandBoundaryProps {
	failure: Failure;
	children: ReactNode;
}

/** Catches an error of an interactive part and says so there, so that the rest of the page stays as it is. */
export class IslandBoundary extends Component<IslandBoundaryProps, { failed: boolean }> {
	override state = { failed: false };

	static getDerivedStateFromError() {
		return { failed: true };
	}

	override render() {
		const { failure, children } = this.props;
		return this.state.failed ? <IslandFailure failure={failure} /> : children;
	}
}

/** Says that an interactive part failed, and leads home. */
export function IslandFailure({ failure }: { failure: Failure }) {
	return (
		<div role="alert">
			<p className="tagline">{failure.title}</p>
			<p className="actions">
				<Action link={{ label: failure.home, href: "/", newTab: false }} />
			</p>
		</div>
	);
}
