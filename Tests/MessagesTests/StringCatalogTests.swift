import Expectations
import HeadlessUIKit
import Messages
import Testing

@Suite @MainActor struct StringCatalogTests {
  @Test func `The app speaks three languages`() {
    forEachRow([
      ("en", "New Message", "Post"), ("de", "Neue Nachricht", "Senden"), ("ja", "新規メッセージ", "送信"),
    ]) { language, title, button in
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
}
