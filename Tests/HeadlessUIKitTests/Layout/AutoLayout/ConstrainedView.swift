import HeadlessUIKit

/// A view that is positioned by constraints, with a content of a given size.
final class ConstrainedView: UIView {
  var contentSize = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) {
    didSet { invalidateIntrinsicContentSize() }
  }

  init(width: CGFloat = UIView.noIntrinsicMetric, height: CGFloat = UIView.noIntrinsicMetric) {
    contentSize = CGSize(width: width, height: height)
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { contentSize }
}

extension UIView {
  /// The constraints that make the view as large as an item, all around.
  func fills(_ item: any LayoutItem) -> [NSLayoutConstraint] {
    [
      leadingAnchor.constraint(equalTo: item.leadingAnchor),
      trailingAnchor.constraint(equalTo: item.trailingAnchor),
      topAnchor.constraint(equalTo: item.topAnchor), bottomAnchor.constraint(equalTo: item.bottomAnchor),
    ]
  }
}
