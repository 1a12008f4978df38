import HeadlessUIKit
import ShowcaseKit

extension UseCase {
  /// A standard cell in each of its four styles.
  static let uiKitTableCells = UseCase(
    "UIKit Table Cells", of: UITableViewCell.self, in: UIKitTableViewCellViewController.self)
}
