import HeadlessUIKit

/// A column of texts and pictures in the middle, no wider than is comfortable to read.
final class ReadableColumnView: UIView {
  /// Where the column stands if there is more room than it needs.
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

  required init?(coder: NSCoder) {
    nil
  }
}
