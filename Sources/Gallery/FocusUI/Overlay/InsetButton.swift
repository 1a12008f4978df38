import Foundation
import HeadlessUIKit

/// A plain button that has room around its title, and fades while it is touched.
final class InsetButton: UIButton {
  override init(frame: CGRect) {
    super.init(frame: frame)
    fade(on: [.touchDown, .touchDragEnter], to: 0.5)
    fade(on: [.touchUpInside, .touchUpOutside, .touchDragExit, .touchCancel], to: 1)
  }

  required init?(coder: NSCoder) {
    nil
  }

  /// The content's size with the room around the title.
  override var intrinsicContentSize: CGSize {
    let (size, insets) = (super.intrinsicContentSize, titleEdgeInsets)
    return CGSize(
      width: size.width + insets.left + insets.right, height: size.height + insets.top + insets.bottom)
  }

  private func fade(on events: UIControl.Event, to alpha: CGFloat) {
    let action = UIAction { [unowned self] _ in
      UIView.animate(
        withDuration: FocusTiming.searchButton, delay: 0, options: .allowUserInteraction
      ) { self.alpha = alpha }
    }
    addAction(action, for: events)
  }
}
