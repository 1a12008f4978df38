import ChromeUI
import HeadlessUIKit

/// Shows one picture in an ordinary image view and in a top-aligned one, above and below the
/// middle.
final class ImageViewController: UIViewController {
  private static let side: CGFloat = 250
  private static let distance: CGFloat = 20
  private static let picture = UIImage(named: "tall picture", size: CGSize(width: 200, height: 400))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    let standard = UIImageView(image: Self.picture)
    standard.contentMode = .scaleAspectFill
    standard.clipsToBounds = true
    let topAligned = TopAlignedImageView()
    topAligned.image = Self.picture
    let content = addScrollingContent()
    let upper = makeColumn(
      standard, title: String(localized: "Standard ImageView with aspect fill", table: "TopAlignedImage"))
    let lower = makeColumn(topAligned, title: "TopAlignedImageView")
    for column in [upper, lower] {
      column.translatesAutoresizingMaskIntoConstraints = false
      content.addSubview(column)
      column.centerXAnchor.constraint(equalTo: content.centerXAnchor).isActive = true
      column.widthAnchor.constraint(lessThanOrEqualTo: content.widthAnchor, constant: -32).isActive = true
    }
    NSLayoutConstraint.activate([
      upper.bottomAnchor.constraint(equalTo: content.centerYAnchor, constant: -Self.distance),
      lower.topAnchor.constraint(equalTo: content.centerYAnchor, constant: Self.distance),
      upper.topAnchor.constraint(greaterThanOrEqualTo: content.topAnchor, constant: Self.distance),
      lower.bottomAnchor.constraint(lessThanOrEqualTo: content.bottomAnchor, constant: -Self.distance),
    ])
  }

  /// A view as high as the screen, or higher if the pictures need more room.
  private func addScrollingContent() -> UIView {
    let scrollView = UIScrollView()
    let content = UIView()
    view.fill(with: scrollView)
    scrollView.fillContent(with: content)
    let height = content.heightAnchor.constraint(equalTo: view.safeAreaLayoutGuide.heightAnchor)
    height.priority = .defaultLow
    NSLayoutConstraint.activate([
      content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
      content.heightAnchor.constraint(greaterThanOrEqualTo: view.safeAreaLayoutGuide.heightAnchor),
      height,
    ])
    return content
  }

  /// Returns a picture with its title above.
  private func makeColumn(_ picture: UIView, title: String) -> UIView {
    picture.widthAnchor.constraint(equalToConstant: Self.side).isActive = true
    picture.heightAnchor.constraint(equalToConstant: Self.side).isActive = true
    let label = UILabel(title, style: .footnote, color: .white)
    label.textAlignment = .center
    return UIStackView(.vertical, spacing: 4, alignment: .center, [label, picture])
  }
}
