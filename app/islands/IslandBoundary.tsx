import { Component, type ReactNode } from "react";

interface IslandBoundaryProps {
	/** Called once, when the part has failed. */
	onFailure: () => void;
	children: ReactNode;
}

/** Removes an island that throws; the rest of the page stays. */
export class IslandBoundary extends Component<IslandBoundaryProps, { failed: boolean }> {
	override state = { failed: false };

	static getDerivedStateFromError() {
		return { failed: true };
	}

	override componentDidCatch() {
		this.props.onFailure();
	}

	override render() {
		return this.state.failed ? null : this.props.children;
	}
}
