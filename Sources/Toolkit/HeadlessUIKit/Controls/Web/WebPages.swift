import Foundation

/// The page that a web view loads from an address.
public struct WebPage: Sendable {
  /// The title of the page.
  public var title: String?
  /// The height of the content in points; the width is the view's.
  public var bodyHeight: CGFloat
  /// The loading time in virtual seconds; the page appears after half of it.
  public var delay: TimeInterval
  /// The address to which the server redirects the request.
  public var redirect: URL?
  /// The error that ends the request, before the page appears.
  public var failure: (any Error)?

  /// Creates a page.
  ///
  /// - Parameters:
  ///   - title: The title; `nil`, the default, for no title.
  ///   - bodyHeight: The height in points; 1000 by default.
  ///   - delay: The loading time in virtual seconds; 0.4 by default.
  ///   - redirect: The address to load instead.
  ///   - failure: The error that ends the request; it takes precedence over `redirect`.
  public init(
    title: String? = nil, bodyHeight: CGFloat = 1000, delay: TimeInterval = 0.4, redirect: URL? = nil,
    failure: (any Error)? = nil
  ) {
    (self.title, self.bodyHeight, self.delay) = (title, bodyHeight, delay)
    (self.redirect, self.failure) = (redirect, failure)
  }
}

/// The web of an application, which contains only the pages that a test has set:
///
///     UIApplication.shared.webPages[URL(string: "https://example.com")!] = WebPage(title: "Example")
@preconcurrency @MainActor
public final class WebPages {
  private var pages: [URL: WebPage] = [:]
  /// Returns the page at an address that has none in this object, such as a search; `nil` by
  /// default. The address is in WebKit's form, with a slash after the host.
  public var pageProvider: (@MainActor (URL) -> WebPage?)?

  /// Creates an empty web.
  public init() {}

  /// The page at an address; `nil`, the initial value, lets the request fail.
  ///
  /// - Parameter url: The address, in any form.
  public subscript(url: URL) -> WebPage? {
    get { pages[url.normalized] }
    set { pages[url.normalized] = newValue }
  }

  /// Returns the page at an address; without one, a page with a failure.
  func page(at url: URL) -> WebPage {
    if let page = self[url] ?? pageProvider?(url) { return page }
    return WebPage(failure: Self.error(code: Self.cannotFindHost, "no such page", url))
  }

  /// Returns an error as the system's networking creates it.
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
