import ChromeCleanModel
import Foundation

extension PageLibrary {
  /// Fills the mocked web: a few pages that lead to one another.
  func addMockedPages() {
    add(
      "https://www.example.com/",
      paragraphs: [
        "This domain is for use in examples in documents. You may use this domain without asking anybody.",
        "An example of an example: the second paragraph is a little longer than the first one, so that it has to "
          + "break into several lines wherever it is shown, and what is searched for may be on any of these lines.",
      ],
      title: "Example Domain",
      links: [
        ("More about examples", "https://more.example/"),
        ("A page that is not safe", "http://plain.example/"),
      ])
    add(
      "https://more.example/", paragraphs: ["There is more than one example."], title: "More Examples",
      links: [("Back to the first example", "https://www.example.com/")])
    add(
      "http://plain.example/", paragraphs: ["This page came as everybody could have read it."],
      title: "A Plain Page", links: [])
    add(
      "https://slow.example/", paragraphs: ["This page takes its time."], title: "A Slow Page", links: [])
    add(
      "https://www.google.com/search?q=red%20pandas",
      paragraphs: ["Red pandas live in trees, and eat bamboo."], title: "red pandas – Search",
      links: [("Example Domain", "https://www.example.com/")])
  }

  private func add(
    _ address: String, paragraphs: [String], title: String, links: [(text: String, address: String)]
  ) {
    guard let url = URL(string: address) else { return }
    let links = links.compactMap { link in URL(string: link.address).map { Page.Link(link.text, to: $0) } }
    add(Page(title: title, paragraphs: paragraphs, links: links), at: url)
  }
}
