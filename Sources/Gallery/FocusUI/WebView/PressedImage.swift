import Foundation

/// An image of a page that the user presses long, with what the page's engine can do with it.
public struct PressedImage {
  /// Where the image is from.
  public var address: URL
  /// Where a tap on the image leads; `nil` if it is no link.
  public var link: URL?
  /// Puts the image among the user's photos.
  public var save: @MainActor () -> Void
  /// Puts the image on the pasteboard.
  public var copy: @MainActor () -> Void

  /// Describes an image.
  public init(
    address: URL, link: URL? = nil, save: @escaping @MainActor () -> Void,
    copy: @escaping @MainActor () -> Void
  ) {
    (self.address, self.link) = (address, link)
    (self.save, self.copy) = (save, copy)
  }
}
