import HeadlessUIKit

/// A short text on a colored pill, which draws the eye to something new.
public final class TextBadgeView: UIView {
  private let label = UILabel()

  /// Makes a badge.
  ///
  /// - Parameter text: What it says.
  public init(text: String) {
    super.init(frame: .zero)
    label.text = text
    label.font = .systemFont(ofSize: 11, weight: .bold)
    label.textColor = .white
    label.textAlignment = .center
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    backgroundColor = .systemBlue
    layer.cornerRadius = 8.5
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8.5),
      label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8.5),
      label.topAnchor.constraint(equalTo: topAnchor, constant: 1.5),
      label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -1.5),
    ])
  }

  public required init?(coder: NSCoder) {
    nil
  }
}
