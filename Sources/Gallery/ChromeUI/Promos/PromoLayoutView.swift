import HeadlessUIKit

/// The layout of a promo: content that scrolls, above buttons that stay.
///
/// The content is as wide as the view, and at least as high as the room above the buttons.
final class PromoLayoutView: UIView {
  let scrollView = UIScrollView()
  private let actions: UIStackView

  init(content: UIView, actions buttons: [UIView]) {
    actions = UIStackView(arrangedSubviews: buttons)
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    actions.axis = .vertical
    actions.spacing = 8
    scrollView.contentInsetAdjustmentBehavior = .never
    for view in [scrollView, actions, content] { view.translatesAutoresizingMaskIntoConstraints = false }
    scrollView.addSubview(content)
    addSubview(scrollView)
    addSubview(actions)
    placeParts(hasActions: !buttons.isEmpty)
    place(content)
  }

  required init?(coder: NSCoder) { nil }

  private func placeParts(hasActions: Bool) {
    let safeArea = safeAreaLayoutGuide
    // Wide screens limit the buttons, so the full width must not be required.
    let fullWidth = actions.widthAnchor.constraint(equalTo: safeArea.widthAnchor, constant: -48)
    fullWidth.priority = .defaultHigh
    // A stack without buttons has no intrinsic height.
    let empty = actions.heightAnchor.constraint(equalToConstant: 0)
    empty.priority = .defaultLow
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: safeArea.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: actions.topAnchor, constant: hasActions ? -12 : 0),
      actions.centerXAnchor.constraint(equalTo: safeArea.centerXAnchor),
      actions.widthAnchor.constraint(lessThanOrEqualToConstant: 400),
      actions.widthAnchor.constraint(lessThanOrEqualTo: safeArea.widthAnchor, constant: -48),
      actions.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor, constant: hasActions ? -16 : 0),
      fullWidth, empty,
    ])
  }

  private func place(_ content: UIView) {
    let (inside, frame) = (scrollView.contentLayoutGuide, scrollView.frameLayoutGuide)
    // Short content fills the screen; long content is higher, and scrolls.
    let lowest = content.heightAnchor.constraint(equalTo: frame.heightAnchor)
    lowest.priority = .defaultLow
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: inside.topAnchor),
      content.bottomAnchor.constraint(equalTo: inside.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: inside.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: inside.trailingAnchor),
      content.widthAnchor.constraint(equalTo: frame.widthAnchor),
      content.heightAnchor.constraint(greaterThanOrEqualTo: frame.heightAnchor),
      lowest,
    ])
  }
}

/// A column of texts and pictures in the middle, no wider than is comfortable to read.
final class ReadableColumnView: UIView {
  /// The column's position if there is more room than it needs.
  enum Alignment {
    case top
    case center
  }

  init(_ views: [UIView], alignment: Alignment) {
    super.init(frame: .zero)
    let column = UIStackView(arrangedSubviews: views)
    column.axis = .vertical
    column.spacing = 16
    column.translatesAutoresizingMaskIntoConstraints = false
    addSubview(column)
    let fullWidth = column.widthAnchor.constraint(equalTo: widthAnchor, constant: -48)
    fullWidth.priority = .defaultHigh
    NSLayoutConstraint.activate([
      column.centerXAnchor.constraint(equalTo: centerXAnchor),
      column.widthAnchor.constraint(lessThanOrEqualToConstant: 500),
      column.widthAnchor.constraint(lessThanOrEqualTo: widthAnchor, constant: -48),
      column.topAnchor.constraint(greaterThanOrEqualTo: topAnchor, constant: 24),
      column.bottomAnchor.constraint(lessThanOrEqualTo: bottomAnchor, constant: -24),
      alignment == .center
        ? column.centerYAnchor.constraint(equalTo: centerYAnchor)
        : column.topAnchor.constraint(equalTo: topAnchor, constant: 24),
      fullWidth,
    ])
  }

  required init?(coder: NSCoder) { nil }
}
