import Foundation

/// What a web view finds at an address, and when.
public struct WebPage: Sendable {
  public var title: String?
  /// The height of the content, in points; the width is the view's.
  public var bodyHeight: CGFloat
  /// The virtual seconds until the page is there; half of them until it begins to show.
  public var delay: TimeInterval
  /// The address that the server sends the view on to.
  public var redirect: URL?
  /// What goes wrong, before the page begins to show.
  public var failure: (any Error)?

  /// Describes a page.
  ///
  /// - Parameters:
  ///   - bodyHeight: 1000 points by default.
  ///   - delay: 0.4 seconds by default.
  public init(
    title: String? = nil, bodyHeight: CGFloat = 1000, delay: TimeInterval = 0.4, redirect: URL? = nil,
    failure: (any Error)? = nil
  ) {
    self.title = title
    self.bodyHeight = bodyHeight
    self.delay = delay
    self.redirect = redirect
    self.failure = failure
  }
}

/// The web of an application: the pages that a test put there, and nothing else.
@MainActor
public final class WebPages {
  private var pages: [URL: WebPage] = [:]
  /// Asked for the page at an address that has none of its own, as of a search; nobody is by default. The address comes
  /// as WebKit spells it: that of a whole site ends with a slash.
  public var pageProvider: (@MainActor (URL) -> WebPage?)?

  /// Makes an empty web.
  public init() {}

  /// The page at an address, however this is spelled; without one it cannot be found.
  public subscript(url: URL) -> WebPage? {
    get { pages[url.normalized] }
    set { pages[url.normalized] = newValue }
  }

  /// The page at an address, or the failure to find one.
  func page(at url: URL) -> WebPage {
    if let page = self[url] ?? pageProvider?(url) { return page }
    return WebPage(failure: Self.error(code: Self.cannotFindHost, "no such page", url))
  }

  /// An error as the system's networking makes them.
  static func error(code: Int, _ reason: String, _ url: URL?) -> NSError {
    NSError(
      domain: "NSURLErrorDomain", code: code,
      userInfo: [
        NSLocalizedDescriptionKey: "\(reason): \(url?.absoluteString ?? "")",
        "NSErrorFailingURLKey": url as Any,
      ])
  }

  static let cancelled = -999
  static let cannotFindHost = -1003
}
