import Foundation
import HeadlessUIKit

/// Views one below the other, in the middle of the height or at its top as long as there is room, and to be scrolled
/// where there is not.
final class ScrollingColumn: UIScrollView {
  let stack: UIStackView

  /// - Parameter width: How wide the column is at most, in points: longer lines are hard to read.
  init(
    spacing: CGFloat, margin: CGFloat = 24, width: CGFloat = 480, isAtTop: Bool = false, _ views: [UIView]
  ) {
    stack = UIStackView(arrangedSubviews: views)
    super.init(frame: .zero)
    stack.axis = .vertical
    stack.spacing = spacing
    addPlaced(stack)
    place(margin: margin, width: width)
    let (top, middle) = (contentLayoutGuide.topAnchor, contentLayoutGuide.centerYAnchor)
    NSLayoutConstraint.activate([
      isAtTop
        ? stack.topAnchor.constraint(equalTo: top) : stack.centerYAnchor.constraint(equalTo: middle),
      stack.topAnchor.constraint(greaterThanOrEqualTo: top, constant: isAtTop ? 0 : margin),
    ])
  }

  required init?(coder: NSCoder) {
    nil
  }

  private func place(margin: CGFloat, width: CGFloat) {
    let (content, frame) = (contentLayoutGuide, frameLayoutGuide)
    NSLayoutConstraint.activate([
      content.widthAnchor.constraint(equalTo: frame.widthAnchor),
      content.heightAnchor.constraint(greaterThanOrEqualTo: frame.heightAnchor),
      stack.widthAnchor.constraint(lessThanOrEqualToConstant: width),
      stack.centerXAnchor.constraint(equalTo: content.centerXAnchor),
      content.bottomAnchor.constraint(greaterThanOrEqualTo: stack.bottomAnchor, constant: margin),
      // Long lines would rather be wide than wrap, but must.
      stack.widthAnchor.constraint(equalTo: frame.widthAnchor, constant: -margin * 2)
        .with(priority: UILayoutPriority(999)),
      content.heightAnchor.constraint(equalTo: frame.heightAnchor).with(priority: .defaultLow),
    ])
  }
}
