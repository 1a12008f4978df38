import FocusUI
import Foundation
import ShowcaseKit

/// The content of a mocked page.
struct MockPage {
  var title: String
  var paragraphs: [String] = []
  /// The texts and the addresses of its links.
  var links: [(text: String, address: String)] = []
  var images: [MockImage] = []
  /// Whether it has a field, whose texts the browser remembers.
  var hasField: Bool = false
  /// The height, in points.
  var height: CGFloat = 700
  /// The time that the page takes to load, in virtual seconds.
  var delay: TimeInterval = 0.4
}

extension MockPage {
  /// The pages of the mocked web, by the beginnings of their addresses after the scheme and `www.`.
  static let all: [(address: String, page: MockPage)] = [
    (
      "mozilla.org",
      MockPage(
        title: "Internet for people, not profit",
        paragraphs: ["We make products that put people before profit."],
        links: [
          ("Our manifesto", "https://www.mozilla.org/about/manifesto/"),
          ("An example", "https://example.com/"),
        ])
    ),
    ("example.com", MockPage(title: "Example Domain", paragraphs: ["For use in examples of documents."])),
    (
      "localhost:6573/licenses.html",
      MockPage(title: "Licenses", paragraphs: (1...44).map { "Section \($0) of the license" }, height: 1650)
    ),
    (
      "slow.example",
      MockPage(title: "Slow", paragraphs: ["Here it is at last."], delay: 600)
    ),
    (
      "links.example",
      MockPage(
        title: "Links elsewhere",
        links: [
          ("Call us", "tel:+15550100"), ("Talk to us", "facetime:desk@links.example"),
          ("Write to us", "mailto:desk@links.example"), ("How to find us", "https://maps.apple.com/?q=Links"),
          ("Our app", "https://itunes.apple.com/app/id1"), ("Something else", "other-app://open"),
        ])
    ),
    (
      "images.example",
      MockPage(
        title: "Images",
        images: [
          MockImage(name: "Images.plain"),
          // An address of 220 characters, which the title of the sheet shortens.
          MockImage(
            name: "Images.link",
            link: "https://example.com/" + String(repeating: "abcdefghi/", count: 20)),
        ])
    ),
    ("forms.example", MockPage(title: "A form", paragraphs: ["What are you looking for?"], hasField: true)),
  ]
}

/// An image of a mocked page.
struct MockImage {
  var name: String
  /// The address that a tap opens; `nil` if the image is not a link.
  var link: String?
}

extension MockImage {
  /// The image after a long press, whose actions are recorded; `nil` without a valid address.
  @MainActor var pressed: PressedImage? {
    guard let address = URL(string: "https://images.example/\(name).png") else { return nil }
    return PressedImage(
      address: address, link: link.flatMap { URL(string: $0) },
      save: { CommandRecorder.current.record("MockImage", function: "save()") },
      copy: { CommandRecorder.current.record("MockImage", function: "copy()") })
  }
}
