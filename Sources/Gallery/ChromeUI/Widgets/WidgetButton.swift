import HeadlessUIKit

/// A symbol on a disk with a title below.
final class WidgetButton: UIControl {
  init(_ title: String, symbol: String, action: @escaping @MainActor () -> Void) {
    super.init(frame: .zero)
    let disk = UIView()
    let picture = UIImageView(image: UIImage(systemName: symbol))
    disk.backgroundColor = .systemGray5
    disk.layer.cornerRadius = 28
    disk.addSubview(picture)
    picture.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      disk.widthAnchor.constraint(equalToConstant: 56),
      disk.heightAnchor.constraint(equalToConstant: 56),
      picture.centerXAnchor.constraint(equalTo: disk.centerXAnchor),
      picture.centerYAnchor.constraint(equalTo: disk.centerYAnchor),
    ])
    let label = UILabel(title, style: .caption1)
    label.textAlignment = .center
    let stack = UIStackView(.vertical, spacing: 8, alignment: .center, [disk, label])
    stack.isUserInteractionEnabled = false
    fill(with: stack)
    isAccessibilityElement = true
    accessibilityLabel = title
    accessibilityTraits = .button
    addAction(UIAction { _ in action() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) {
    nil
  }
}
