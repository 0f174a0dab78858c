import { getThemeClass } from "../../../grid/index.ts";
import { joinClassNames } from "../../components/classNames.ts";
import { ProductWindow, type ProductWindowProps } from "../../components/product/ProductWindow.tsx";
import styles from "./WalledProductWindow.module.css";

/**
 * The window inside the firm's own wall. The wall has one gate: a question leaves through it in two steps,
 * once a person has checked it.
 */
export function WalledProductWindow(props: ProductWindowProps) {
	return (
		<div className={styles.windowWall}>
			<div className={joinClassNames(styles.windowWallGround, "on-screen", getThemeClass("dusk"))}>
				<div className="wrap" />
			</div>
			<div className={joinClassNames(styles.windowWallInside, "wrap")}>
				<ProductWindow
					{...props}
					gateway={
						<i
							className={joinClassNames(styles.windowGateway, "on-screen", getThemeClass("dusk"))}
						/>
					}
				/>
			</div>
		</div>
	);
}
