import HeadlessUIKit

/// The rounded card of a widget, which scrolls if it is higher than the screen.
extension UIViewController {
  /// Shows content on a card at the top of the screen.
  func addWidgetCard(around content: UIView) {
    view.backgroundColor = .systemGray5
    let card = UIView()
    card.backgroundColor = .systemBackground
    card.layer.cornerRadius = 13
    card.fill(with: content, insets: NSDirectionalEdgeInsets(top: 16, leading: 8, bottom: 16, trailing: 8))
    let scrollView = UIScrollView()
    view.fill(with: scrollView)
    card.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(card)
    let (guide, safeArea) = (scrollView.contentLayoutGuide, view.safeAreaLayoutGuide)
    let fullWidth = card.widthAnchor.constraint(equalTo: safeArea.widthAnchor, constant: -32)
    fullWidth.priority = .defaultHigh
    NSLayoutConstraint.activate([
      card.topAnchor.constraint(equalTo: guide.topAnchor, constant: 16),
      card.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -16),
      guide.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
      card.centerXAnchor.constraint(equalTo: safeArea.centerXAnchor),
      card.widthAnchor.constraint(lessThanOrEqualToConstant: 500),
      card.widthAnchor.constraint(lessThanOrEqualTo: safeArea.widthAnchor, constant: -32),
      fullWidth,
    ])
  }
}

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
    becomeButton(showing: stack, label: title, action: UIAction { _ in action() })
  }

  required init?(coder: NSCoder) { nil }
}
