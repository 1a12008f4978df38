import FocusUI
import Foundation
import HeadlessUIKit
import ShowcaseKit

/// Two images of a page, the second of which is a link: a long press offers what can be done with one, as if the second
/// had been pressed already.
final class PressedImagesViewController: UIViewController {
  private static let image = URL(string: "https://example.com/image.png")
  /// An address of 220 characters.
  private static let link = URL(string: "https://example.com/" + String(repeating: "abcdefghi/", count: 20))
  private lazy var plainImage = makeImage("Images.plain", link: nil)
  private lazy var linkedImage = makeImage("Images.link", link: Self.link)
  private var wasPressed = false

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let images = UIStackView(arrangedSubviews: [plainImage, linkedImage])
    images.axis = .vertical
    images.spacing = 24
    images.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(images)
    NSLayoutConstraint.activate([
      images.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      images.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard !wasPressed else { return }
    wasPressed = true
    offerActions(on: linkedImage, link: Self.link)
  }

  private func makeImage(_ identifier: String, link: URL?) -> UIView {
    let image = UIImageView(image: UIImage(named: identifier, size: CGSize(width: 120, height: 90)))
    image.accessibilityIdentifier = identifier
    image.isUserInteractionEnabled = true
    let press = UILongPressGestureRecognizer()
    press.addAction { [unowned self, unowned image] in
      if $0.state == .began { offerActions(on: image, link: link) }
    }
    image.addGestureRecognizer(press)
    return image
  }

  private func offerActions(on source: UIView, link: URL?) {
    guard let image = Self.image else { return }
    let sheet = UIAlertController(image: image, link: link) {
      CommandRecorder.current.record("ImageAction", $0, function: "chosen(_:)")
    }
    sheet.popoverPresentationController?.sourceView = source
    present(sheet, animated: true)
  }
}
