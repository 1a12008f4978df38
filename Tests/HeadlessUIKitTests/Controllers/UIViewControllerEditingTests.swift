import Expectations
import Testing

@testable import HeadlessUIKit

@Suite @MainActor struct UIViewControllerEditingTests {
  @Test func `The button begins editing, and ends it, also if the controller is edited already`() throws {
    try UIApplication().run {
      let controller = UIViewController()
      controller.navigationItem.rightBarButtonItem = controller.editButtonItem
      mount(UINavigationController(rootViewController: controller))
      let item = controller.editButtonItem
      #expect(item === controller.editButtonItem)
      #expect(item.title == "Edit" && item.style == .plain)
      try #require(item.button).sendActions(for: .touchUpInside)
      expectTrue(controller.isEditing)
      #expect(item.title == "Done" && item.style == .done)
      try #require(item.button).sendActions(for: .touchUpInside)
      expectFalse(controller.isEditing)
      expectEqual(item.title, "Edit")
    }
    let controller = UIViewController()
    controller.isEditing = true
    expectEqual(controller.editButtonItem.title, "Done")
  }

  @Test func `A table controller's table is edited along with it`() {
    UIApplication().run {
      let controller = UITableViewController(style: .plain)
      mount(controller)
      controller.setEditing(true, animated: false)
      expectTrue(controller.tableView.isEditing)
      controller.isEditing = false
      expectFalse(controller.tableView.isEditing)
    }
  }
}
