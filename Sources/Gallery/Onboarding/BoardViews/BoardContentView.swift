import Foundation
import HeadlessUIKit

/// The lists of a board side by side, all of one width.
final class BoardContentView: UIView {
  /// From the leading edge on.
  let lists: [ListView]
  private var listWidths: [NSLayoutConstraint] = []

  /// Makes lists with so many cards each.
  init(cardCounts: [Int]) {
    lists = cardCounts.map(ListView.init)
    super.init(frame: .zero)
    lists.forEach { addConstrained($0) }
    listWidths = lists.map { $0.widthAnchor.constraint(equalToConstant: Stylesheet.List.width) }
    NSLayoutConstraint.activate(listWidths + verticalConstraints + horizontalConstraints)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  /// Shows the lists in half of their width, or in all of it.
  func setZoomedOut(_ isZoomedOut: Bool) {
    let width = isZoomedOut ? Stylesheet.List.zoomedOutWidth : Stylesheet.List.width
    listWidths.forEach { $0.constant = width }
  }

  /// All lists begin at the top; the longest one decides how far down the board goes.
  private var verticalConstraints: [NSLayoutConstraint] {
    lists.flatMap { list in
      [
        list.topAnchor.constraint(equalTo: topAnchor),
        list.bottomAnchor.constraint(lessThanOrEqualTo: bottomAnchor),
      ]
    } + [heightAnchor.constraint(equalToConstant: 0).with(priority: .fittingSizeLevel)]
  }

  private var horizontalConstraints: [NSLayoutConstraint] {
    guard let first = lists.first, let last = lists.last else { return [] }
    let margin = Stylesheet.List.outerMargin
    return zip(lists, lists.dropFirst()).map { list, next in
      next.leadingAnchor.constraint(equalTo: list.trailingAnchor, constant: Stylesheet.List.spacing)
    } + [
      first.leadingAnchor.constraint(equalTo: leadingAnchor, constant: margin),
      last.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -margin),
    ]
  }
}

extension NSLayoutConstraint {
  /// The same constraint, which gives way to those of a higher priority.
  func with(priority: UILayoutPriority) -> NSLayoutConstraint {
    self.priority = priority
    return self
  }
}
