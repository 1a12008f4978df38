import FocusUI
import Foundation
import ShowcaseKit

/// An image of a mocked page.
struct MockImage {
  var name: String
  /// The address that it leads to, if it is a link; one of 220 characters shows how long ones are cut.
  var link: String?
}

extension MockImage {
  /// What a long press offers to do with the image, of which the recorder tells; `nil` without a valid address.
  @MainActor var pressed: PressedImage? {
    guard let address = URL(string: "https://images.example/\(name).png") else { return nil }
    return PressedImage(
      address: address, link: link.flatMap { URL(string: $0) },
      save: { CommandRecorder.current.record("MockImage", function: "save()") },
      copy: { CommandRecorder.current.record("MockImage", function: "copy()") })
  }
}
