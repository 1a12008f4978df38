import Foundation

/// What a web view finds at an address, and when.
public struct WebPage: Sendable {
  /// The title of the page.
  public var title: String?
  /// The height of the content in points; the width is the view's.
  public var bodyHeight: CGFloat
  /// The virtual seconds until the page has loaded; after half of them it begins to show.
  public var delay: TimeInterval
  /// The address to which the server redirects the request.
  public var redirect: URL?
  /// The error that the request ends with, before the page begins to show.
  public var failure: (any Error)?

  /// Creates a page: by default 1000 points high and loaded after 0.4 seconds.
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

/// The web of an application: the pages that a test put there, and no others.
@preconcurrency @MainActor
public final class WebPages {
  private var pages: [URL: WebPage] = [:]
  /// Called for the page at an address without a page, such as that of a search; `nil` by default.
  /// The address is in WebKit's form: that of a whole site ends with a slash.
  public var pageProvider: (@MainActor (URL) -> WebPage?)?

  /// Creates an empty web.
  public init() {}

  /// The page at an address in any spelling; at an address without a page the request fails.
  public subscript(url: URL) -> WebPage? {
    get { pages[url.normalized] }
    set { pages[url.normalized] = newValue }
  }

  /// The page at an address, or the failure to find one.
  func page(at url: URL) -> WebPage {
    if let page = self[url] ?? pageProvider?(url) { return page }
    return WebPage(failure: Self.error(code: Self.cannotFindHost, "no such page", url))
  }

  /// An error as the system's networking creates it.
  static func error(code: Int, _ reason: String, _ url: URL?) -> NSError {
    NSError(
      domain: "NSURLErrorDomain", code: code,
      userInfo: [
        NSLocalizedDescriptionKey: "\(reason): \(url?.absoluteString ?? "")",
        "NSErrorFailingURLKey": url as Any,
      ])
  }

  static let cancelled = -999
  private static let cannotFindHost = -1003
}
