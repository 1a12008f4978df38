import Expectations
import HeadlessUIKit
import Messages
import Testing

@Suite @MainActor struct StringCatalogTests {
  @Test(arguments: [
    ("en", "New Message", "Post"), ("de", "Neue Nachricht", "Senden"), ("ja", "新規メッセージ", "送信"),
  ])
  func `The app speaks three languages`(language: String, title: String, button: String) throws {
    var environment = EnvironmentSettings()
    environment.languages = [language]
    let application = UIApplication(environment: environment)
    application.environment.stringCatalogs = try StringCatalog.messages.get()
    application.run {
      let (controller, _) = ComposeMessage(sender: "Me").materialize()
      expectEqual(controller.title, title)
      expectEqual(controller.navigationItem.rightBarButtonItem?.title, button)
    }
  }
}
