import HeadlessUIKit
import RenderTree

extension ViewDescription {
  static let collectionViewCell = ViewDescription(UICollectionViewCell.self) { cell, node in
    node.mark("selected", cell.isSelected)
    node.mark("highlighted", cell.isHighlighted)
  }
}
