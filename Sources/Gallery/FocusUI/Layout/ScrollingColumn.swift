import Foundation
import HeadlessUIKit

/// Views one below the other, in the middle of the height as long as there is room, and to be scrolled where there is not.
final class ScrollingColumn: UIScrollView {
  let stack: UIStackView
  /// How wide the column is at most, in points: longer lines are hard to read.
  private static let readableWidth: CGFloat = 480

  init(spacing: CGFloat, margin: CGFloat = 24, _ views: [UIView]) {
    stack = UIStackView(arrangedSubviews: views)
    super.init(frame: .zero)
    stack.axis = .vertical
    stack.spacing = spacing
    addPlaced(stack)
    place(margin: margin)
  }

  required init?(coder: NSCoder) {
    nil
  }

  private func place(margin: CGFloat) {
    let (content, frame) = (contentLayoutGuide, frameLayoutGuide)
    NSLayoutConstraint.activate([
      content.widthAnchor.constraint(equalTo: frame.widthAnchor),
      content.heightAnchor.constraint(greaterThanOrEqualTo: frame.heightAnchor),
      stack.widthAnchor.constraint(lessThanOrEqualToConstant: Self.readableWidth),
      stack.centerXAnchor.constraint(equalTo: content.centerXAnchor),
      stack.centerYAnchor.constraint(equalTo: content.centerYAnchor),
      stack.topAnchor.constraint(greaterThanOrEqualTo: content.topAnchor, constant: margin),
      content.bottomAnchor.constraint(greaterThanOrEqualTo: stack.bottomAnchor, constant: margin),
      // Long lines would rather be wide than wrap, but must.
      stack.widthAnchor.constraint(equalTo: frame.widthAnchor, constant: -margin * 2)
        .with(priority: UILayoutPriority(999)),
      content.heightAnchor.constraint(equalTo: frame.heightAnchor).with(priority: .defaultLow),
    ])
  }
}
