import Foundation
import HeadlessUIKit

/// A column of views, each as wide as the column, which scrolls vertically if they need more room.
package final class ScrollingColumn: UIScrollView {
  private let stack = UIStackView()

  /// Creates an empty column.
  ///
  /// - Parameters:
  ///   - spacing: The distance between two views, in points.
  ///   - margin: The distance from the edges, in points.
  package init(spacing: CGFloat, margin: CGFloat) {
    super.init(frame: .zero)
    stack.axis = .vertical
    stack.spacing = spacing
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    let content = contentLayoutGuide
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: content.topAnchor, constant: margin),
      stack.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: margin),
      stack.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -margin),
      stack.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -margin),
      // No wider than the frame, which then scrolls vertically only.
      stack.widthAnchor.constraint(equalTo: frameLayoutGuide.widthAnchor, constant: -2 * margin),
    ])
  }

  package required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  /// Adds a view below the others.
  package func add(_ view: UIView) {
    stack.addArrangedSubview(view)
  }

  /// Adds the column to a view, between the sides of its safe area.
  ///
  /// - Parameters:
  ///   - view: The view to fill.
  ///   - bottom: The end of the column; the bottom of the view by default.
  package func fill(_ view: UIView, downTo bottom: NSLayoutYAxisAnchor? = nil) {
    translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(self)
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: view.topAnchor),
      leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
      trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
      bottomAnchor.constraint(equalTo: bottom ?? view.bottomAnchor),
    ])
  }
}
