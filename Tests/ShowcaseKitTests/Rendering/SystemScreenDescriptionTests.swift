import Expectations
import Foundation
import HeadlessUIKit
import RenderTree
import Testing

@testable import ShowcaseKit

@Suite @MainActor struct SystemScreenDescriptionTests {
  /// The node of a controller's view.
  private func line(_ make: () -> UIViewController) -> String {
    UIApplication().run {
      let window = UIWindow()
      window.rootViewController = make()
      window.makeKeyAndVisible()
      UIApplication.shared.settle()
      let root = RenderProjection.hierarchy.render(UIApplication.shared.windows)
      return nodes(in: root).filter { $0.kind == .systemScreen }.map(\.line).joined(separator: "\n")
    }
  }

  private func nodes(in node: RenderNode) -> [RenderNode] { [node] + node.children.flatMap(nodes) }

  @Test func `A browser reports the address of its page`() throws {
    let url = try #require(URL(string: "https://example.com/a"))
    expectEqual(
      line { SFSafariViewController(url: url) },
      "SFSafariViewController \"https://example.com/a\" (0 0; 390 844) controller=SFSafariViewController"
        + " background=systemBackground")
  }

  @Test func `A mail reports its subject with its receivers`() {
    let line = line {
      let mail = MFMailComposeViewController()
      mail.setSubject("Hello")
      mail.setToRecipients(["ann@example.com", "bob@example.com"])
      return mail
    }
    expectEqual(
      line,
      "MFMailComposeViewController \"Hello\" (0 0; 390 844) controller=SystemScreenContentController"
        + " background=systemBackground to=\"ann@example.com, bob@example.com\"")
  }

  @Test func `A picker reports how many photos can be chosen`() {
    let line = line {
      var configuration = PHPickerConfiguration()
      configuration.selectionLimit = 3
      return PHPickerViewController(configuration: configuration)
    }
    expectEqual(
      line,
      "PHPickerViewController (0 0; 390 844) controller=PHPickerViewController background=systemBackground"
        + " limit=3")
  }

  @Test func `A picker of colors reports its color`() {
    let line = line {
      let picker = UIColorPickerViewController()
      (picker.title, picker.selectedColor) = ("Tint", .systemRed)
      return picker
    }
    expectEqual(
      line,
      "UIColorPickerViewController \"Tint\" (0 0; 390 844) controller=UIColorPickerViewController"
        + " background=systemBackground color=systemRed")
  }

  @Test func `A player reports the name of its file`() {
    let line = line {
      let playing = AVPlayerViewController()
      playing.player = AVPlayer(url: URL(fileURLWithPath: "/anywhere/film.mp4"))
      playing.player?.play()
      return playing
    }
    expectEqual(
      line,
      "AVPlayerViewController \"film.mp4\" (0 0; 390 844) controller=AVPlayerViewController"
        + " background=systemBackground mode=\"playing\"")
  }
}
