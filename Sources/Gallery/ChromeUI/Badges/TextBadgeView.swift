import HeadlessUIKit

/// A short text on a colored pill, which draws the eye to something new.
package final class TextBadgeView: UIView {
  private let label = UILabel()

  /// Makes a badge that shows a text.
  package init(text: String) {
    super.init(frame: .zero)
    let metrics = UIFontMetrics(forTextStyle: .caption2)
    let radius = metrics.scaledValue(for: 8.5)
    label.text = text
    label.font = metrics.scaledFont(for: .systemFont(ofSize: 11, weight: .bold))
    label.adjustsFontForContentSizeCategory = true
    label.textColor = .white
    label.textAlignment = .center
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    backgroundColor = .systemBlue
    layer.cornerRadius = radius
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: radius),
      label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -radius),
      label.topAnchor.constraint(equalTo: topAnchor, constant: 1.5),
      label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -1.5),
    ])
  }

  package required init?(coder: NSCoder) { nil }
}
