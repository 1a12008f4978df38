import ChromeCleanCommands
import Expectations
import Foundation
import HeadlessUIKit
import Testing

@testable import ChromeCleanUI

@MainActor
@Suite struct WebContentsViewControllerTests {
  let webContents = WebContentsViewController()
  let commands = Commands()
  let window = UIWindow()
  let url: URL

  init() throws {
    url = try #require(URL(string: "https://example.com/"))
    webContents.dispatcher = commands
    window.rootViewController = webContents
    window.makeKeyAndVisible()
    webContents.setPage(
      WebContentsPage(
        title: "Cats", paragraphs: ["A cat", "Another cat"],
        links: [WebContentsPage.Link(text: "More", url: url)]))
    webContents.view.layoutIfNeeded()
  }

  @Test func `A page is shown with all that it says, and leads on; a tab without a page says that it is new`()
  {
    expectEqual(webContents.titleLabel.text, "Cats")
    expectEqual(webContents.paragraphs.map(\.text), ["A cat", "Another cat"])
    expectEqual(webContents.links.map(\.currentTitle), ["More"])
    webContents.links.first?.sendActions(for: .touchUpInside)
    expectEqual(commands.sent, [url])
    webContents.setPage(nil)
    expectEqual(webContents.titleLabel.text, "New Tab")
    #expect(webContents.paragraphs.isEmpty && webContents.links.isEmpty)
  }

  @Test func `A link is as wide as before once the page is, in any text size`() {
    webContents.setPage(
      WebContentsPage(
        title: "Cats", paragraphs: [],
        links: [WebContentsPage.Link(text: "More about cats and others", url: url)]))
    func frame(width: CGFloat, _ category: UIContentSizeCategory) -> CGRect? {
      window.frame.size.width = width
      window.traitOverrides.preferredContentSizeCategory = category
      window.traitOverrides.verticalSizeClass = width > 500 ? .compact : .regular
      UIApplication.shared.settle()
      return webContents.links.first?.frame
    }
    let former = frame(width: 844, .large)
    let large = frame(width: 844, .accessibilityExtraLarge)
    expectTrue(frame(width: 200, .accessibilityExtraLarge) != large)
    expectEqual(frame(width: 844, .accessibilityExtraLarge), large)
    expectEqual(frame(width: 844, .large), former)
  }

  @Test func `Each occurrence is marked, and the page is scrolled to the one that the user is at`() throws {
    webContents.setMarks([
      TextMark(paragraph: 0, range: 2..<5, isCurrent: false),
      TextMark(paragraph: 1, range: 8..<11, isCurrent: true),
    ])
    let strokes = webContents.paragraphs.map { $0.subviews.map(\.accessibilityIdentifier) }
    expectEqual(strokes, [["kFoundTextIdentifier"], ["kFoundTextCurrentIdentifier"]])
    let font = UIFont.preferredFont(forTextStyle: .body)
    let start = NSAttributedString(string: "A ", attributes: [.font: font]).size().width
    let stroke = try #require(webContents.paragraphs.first?.subviews.first)
    #expect(abs(stroke.frame.minX - start) < 1)
    expectEqual(stroke.frame.minY, 0)
    webContents.setMarks([])
    expectEmpty(webContents.paragraphs.flatMap(\.subviews))
    let paragraphs = (0..<60).map { "Paragraph \($0)" }
    webContents.setPage(WebContentsPage(title: "Long", paragraphs: paragraphs, links: []))
    webContents.view.layoutIfNeeded()
    #expect(webContents.scrollView.contentOffset.y <= 0)
    webContents.setMarks([TextMark(paragraph: 59, range: 0..<9, isCurrent: true)])
    webContents.view.layoutIfNeeded()
    #expect(webContents.scrollView.contentOffset.y > 100)
  }

  @Test func `A word on the second line is marked there`() throws {
    let label = MarkedLabel("first second")
    label.frame = CGRect(x: 0, y: 0, width: 70, height: 100)
    label.marks = [TextMark(paragraph: 0, range: 3..<9, isCurrent: false)]
    let strokes = label.subviews.map(\.frame)
    expectEqual(strokes.count, 2)
    expectEqual(strokes.first?.minY, 0)
    expectEqual(strokes.last?.minX, 0)
    #expect(abs((strokes.last?.minY ?? 0) - label.font.lineHeight) < 1)
  }

  @MainActor
  final class Commands: WebContentsCommands {
    var sent: [URL] = []
    func followLink(to url: URL) { sent.append(url) }
  }
}
