import FocusModel
import Foundation
import HeadlessUIKit

extension URLBar {
  /// Shows how far the bar has given way to the page: the address fades, then the host alone comes.
  func show(_ collapse: BarCollapse) {
    row.alpha = collapse.expandedAlpha
    collapsedWrapper.alpha = collapse.collapsedAlpha
    isUserInteractionEnabled = collapse.isInteractive
  }
}
