import GalleryStages
import HeadlessUIKit

/// A container that shows a controller above a switch, which makes it as narrow as a window beside
/// another app.
final class NarrowingViewController: WidthSwitchViewController {
  init(showing content: UIViewController) {
    super.init(showing: content, widths: ["Wide", "Narrow"], narrowSegment: 1)
  }

  required init?(coder: NSCoder) { nil }

  override func makeNarrowWidth() -> NSLayoutConstraint {
    content.view.widthAnchor.constraint(equalToConstant: 375)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let margins = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      widths.leadingAnchor.constraint(equalTo: margins.leadingAnchor, constant: 16),
      widths.trailingAnchor.constraint(equalTo: margins.trailingAnchor, constant: -16),
    ])
  }
}
