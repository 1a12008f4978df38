import ChromeUI
import Expectations
import Testing

@testable import ChromeShowcase

@Suite struct AlertExampleTests {
  /// A row of the specification; fields as placeholders, the secret ones in brackets.
  struct Row: Sendable {
    let button: String
    let title: String
    let message: String?
    var fields: [String] = []
    let buttons: [[String]]
  }

  private static let rows = [
    Row(
      button: "alert()", title: "chromium.org says", message: "This is an alert message from a website.",
      buttons: [["OK"]]),
    Row(
      button: "prompt()", title: "chromium.org says", message: "This is a promp message from a website.",
      fields: ["placehorder"], buttons: [["OK"], ["Cancel"]]),
    Row(
      button: "confirm()", title: "chromium.org says", message: "This is a confirm message from a website.",
      buttons: [["OK"], ["Cancel"]]),
    Row(
      button: "HTTP Auth", title: "Sign In",
      message: "https://www.chromium.org requires a username and a password.",
      fields: ["Username", "[Password]"],
      buttons: [["Sign In"], ["Cancel"]]),
    Row(
      button: "Permissions Alert", title: "Allow \"chromium.org\" to use your camera?", message: nil,
      buttons: [["Don't Allow", "Allow"]]),
  ]

  @Test
  func `There are six alerts with Chrome's texts, its mistakes among them, in the order of their buttons`() {
    forEachRow(Self.rows) { row in
      let example = try #require(AlertExample.all.first { $0.buttonTitle.text == row.button })
      expectEqual(example.title.text, row.title)
      expectEqual(example.message?.text, row.message)
      expectEqual(
        example.textFields.map { $0.isSecure ? "[\($0.placeholder.text)]" : $0.placeholder.text }, row.fields)
      expectEqual(example.choices.map { $0.map(\.title.text) }, row.buttons)
    }
    expectEqual(
      AlertExample.all.map(\.buttonTitle.text),
      [
        "alert()", "prompt()", "confirm()", "HTTP Auth", "Long Alert", "Permissions Alert",
      ])
    #expect((AlertExample.long.message?.text.count ?? 0) > 1000)
    expectEqual(AlertExample.long.textFields.count, 2)
  }

  @Test
  func `What refuses is a cancelling button, and Block Dialogs is in a row of its own, or side by side`() {
    let choices = AlertExample.all.flatMap(\.choices).joined()
    expectEqual(Set(choices.filter { $0.style == .cancel }.map(\.title.text)), ["Cancel", "Don't Allow"])
    let rows = AlertExample.all.map { $0.actionRows(blocking: true).map { $0.map(\.title.text) } }
    expectEqual(
      rows,
      [
        [["OK"], ["Block Dialogs"]], [["OK"], ["Cancel"], ["Block Dialogs"]],
        [["OK"], ["Cancel"], ["Block Dialogs"]], [["Sign In"], ["Cancel"], ["Block Dialogs"]],
        [["OK"], ["Cancel"], ["Block Dialogs"]], [["Don't Allow", "Allow", "Block Dialogs"]],
      ])
    for example in AlertExample.all {
      expectEqual(example.actionRows(blocking: true).last?.last?.style, .destructive)
      expectEqual(example.actionRows(blocking: false).map(\.count), example.choices.map(\.count))
    }
  }
}
