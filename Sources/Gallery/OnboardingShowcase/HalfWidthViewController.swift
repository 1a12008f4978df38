import GalleryStages
import HeadlessUIKit

/// A container that shows a controller on half of the screen, as in a split view of two apps, above
/// a switch that makes it fill the screen.
final class HalfWidthViewController: WidthSwitchViewController {
  init(showing content: UIViewController) {
    super.init(showing: content, widths: ["Half", "Full"], narrowSegment: 0)
  }

  required init?(coder: NSCoder) { nil }

  override func makeNarrowWidth() -> NSLayoutConstraint {
    content.view.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGray
    widths.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
  }
}
