import Foundation
import HeadlessUIKit

extension BoardView {
  /// Springs back to the first list, if the board was scrolled away from it.
  func scrollToFirstList() {
    guard contentOffset.x > 0 else { return }
    UIView.animate(
      withDuration: Stylesheet.Overlay.slideDuration, delay: 0, usingSpringWithDamping: 0.8,
      initialSpringVelocity: 0
    ) { [self] in
      contentOffset = CGPoint(x: 0, y: contentOffset.y)
    }
  }

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
