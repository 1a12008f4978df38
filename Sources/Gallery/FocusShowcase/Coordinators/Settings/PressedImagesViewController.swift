import FocusUI
import Foundation
import HeadlessUIKit
import ShowcaseKit

/// Two images of a page, the second of which is a link: a long press offers what can be done with one.
final class PressedImagesViewController: UIViewController {
  private static let image = URL(string: "https://example.com/image.png")
  /// An address of 220 characters.
  private static let link = URL(string: "https://example.com/" + String(repeating: "abcdefghi/", count: 20))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let images = UIStackView(arrangedSubviews: [
      makeImage("Images.plain", link: nil), makeImage("Images.link", link: Self.link),
    ])
    images.axis = .vertical
    images.spacing = 24
    images.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(images)
    NSLayoutConstraint.activate([
      images.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      images.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
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
