import Expectations
import Foundation
import HeadlessUIKit
import Testing

@Suite @MainActor
struct UIApplicationBackgroundTests {
  private let application = UIApplication()

  @Test func `A task in the background runs until it is ended`() {
    let first = application.beginBackgroundTask(withName: "save")
    let second = application.beginBackgroundTask(withName: "send")
    #expect(first != second && first != .invalid)
    expectEqual(application.runningBackgroundTasks, ["save", "send"])
    application.endBackgroundTask(first)
    expectEqual(application.runningBackgroundTasks, ["send"])
  }

  @Test func `The icon's new name is there at once, and is reported at the end of the turn`() {
    var isReported = false
    application.run {
      application.setAlternateIconName("Dark") { isReported = $0 == nil }
      #expect(application.alternateIconName == "Dark" && !isReported)
      application.settle()
    }
    expectTrue(isReported)
    application.run { application.setAlternateIconName(nil) }
    expectNil(application.alternateIconName)
  }

  @Test func `An activity keeps what is added, the newest value last`() {
    let activity = NSUserActivity(activityType: "read")
    activity.addUserInfoEntries(from: ["page": 1, "book": "A"])
    activity.addUserInfoEntries(from: ["page": 2])
    expectEqual(activity.userInfo?["page"] as? Int, 2)
    expectEqual(activity.userInfo?["book"] as? String, "A")
  }
}
