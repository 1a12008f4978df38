import Foundation
import HeadlessUIKit

/// A column of views in the vertical middle or at the top, which scrolls if there is not enough
/// room.
final class ScrollingColumn: UIScrollView {
  let stack: UIStackView

  /// Creates a column.
  ///
  /// - Parameters:
  ///   - spacing: The distance between two views, in points.
  ///   - margin: The smallest distance from the edges, in points.
  ///   - width: The greatest width of the column, in points, as longer lines are hard to read.
  ///   - isAtTop: Whether the column is at the top instead of the middle.
  ///   - views: The views, from top to bottom.
  init(
    spacing: CGFloat, margin: CGFloat = 24, width: CGFloat = 480, isAtTop: Bool = false, _ views: [UIView]
  ) {
    stack = UIStackView(arrangedSubviews: views)
    super.init(frame: .zero)
    stack.axis = .vertical
    stack.spacing = spacing
    addConstrained(stack)
    addConstraints(margin: margin, width: width)
    let (top, middle) = (contentLayoutGuide.topAnchor, contentLayoutGuide.centerYAnchor)
    NSLayoutConstraint.activate([
      isAtTop
        ? stack.topAnchor.constraint(equalTo: top) : stack.centerYAnchor.constraint(equalTo: middle),
      stack.topAnchor.constraint(greaterThanOrEqualTo: top, constant: isAtTop ? 0 : margin),
    ])
  }

  required init?(coder: NSCoder) { nil }

  private func addConstraints(margin: CGFloat, width: CGFloat) {
    let (content, frame) = (contentLayoutGuide, frameLayoutGuide)
    NSLayoutConstraint.activate([
      content.widthAnchor.constraint(equalTo: frame.widthAnchor),
      content.heightAnchor.constraint(greaterThanOrEqualTo: frame.heightAnchor),
      stack.widthAnchor.constraint(lessThanOrEqualToConstant: width),
      stack.centerXAnchor.constraint(equalTo: content.centerXAnchor),
      content.bottomAnchor.constraint(greaterThanOrEqualTo: stack.bottomAnchor, constant: margin),
      // Not required: on a wide screen the greatest width wins.
      stack.widthAnchor.constraint(equalTo: frame.widthAnchor, constant: -margin * 2)
        .with(priority: UILayoutPriority(999)),
      // As high as the frame if the views have enough room there: then nothing scrolls.
      content.heightAnchor.constraint(equalTo: frame.heightAnchor).with(priority: .defaultLow),
    ])
  }
}
