import Foundation
import HeadlessUIKit

extension BoardView {
  /// Springs back to the first list, if the board was scrolled away from it.
  func scrollToFirstList() {
    let start = isRightToLeft ? contentSize.width - bounds.width : 0
    guard isRightToLeft ? contentOffset.x < start : contentOffset.x > start else { return }
    UIView.animate(
      withDuration: Stylesheet.Overlay.slideDuration, delay: 0, usingSpringWithDamping: 0.8,
      initialSpringVelocity: 0
    ) { [self] in
      contentOffset = CGPoint(x: start, y: contentOffset.y)
    }
  }

  /// Keeps the distance from the right edge, where the first list is from right to left, while widths change.
  func keepLeadingEdge() {
    guard isRightToLeft else { return }
    let leading = max(-contentInset.left, contentSize.width - bounds.width + contentInset.right)
    contentOffset.x += leading - leadingOffset
    leadingOffset = leading
  }

  var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Scrolls to the field that is being filled, as UIKit does by itself for a field in a scroll view.
  func scrollToEditedField() {
    let fields = [nameField] + lists.flatMap { [$0.nameField] + $0.cards.map(\.titleField) }
    guard let field = fields.first(where: \.isFirstResponder), let parent = field.superview else { return }
    layoutIfNeeded()
    let place = convert(field.frame, from: parent).insetBy(dx: -Stylesheet.gridUnit, dy: -Stylesheet.gridUnit)
    UIView.animate(withDuration: Stylesheet.Overlay.slideDuration) { [self] in
      scrollRectToVisible(place, animated: false)
    }
  }
}
