import Foundation

/// Wikipedia for telephones, which has an article on everything, and leads who looks for one there.
enum MockEncyclopedia {
  private static let host = "en.m.wikipedia.org"
  private static let articles = "/wiki/"

  /// The address of the article that is looked for, if the address is that of a search.
  static func article(searchedAt url: URL) -> URL? {
    guard url.host() == host, url.path() == articles + "Special:Search",
      let query = URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems?
        .first(where: { $0.name == "search" })?.value
    else { return nil }
    var components = URLComponents()
    components.scheme = "https"
    components.host = host
    let title = query.prefix(1).uppercased() + query.dropFirst()
    components.path = articles + title.replacing(" ", with: "_")
    return components.url
  }

  /// The article at an address.
  static func page(at url: URL) -> MockPage? {
    let path = url.path(percentEncoded: false)
    guard url.host() == host, path.hasPrefix(articles) else { return nil }
    let title = String(path.dropFirst(articles.count)).replacing("_", with: " ")
    return MockPage(title: title, paragraphs: ["All that is known of “\(title)”."])
  }
}
