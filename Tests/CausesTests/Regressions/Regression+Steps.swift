import RenderTree
import Storyboards

extension Regression {
  /// The calls, the pending work, and the statements of a script.
  static let steps: [Regression] = [
    Regression("other-call", failures: 8) { goldens in
      goldens.edit("ChromeClean", containing: "called  NavigationCommands.go") { storyboard, _ in
        storyboard.editCalls { call in
          switch call {
          case "NavigationCommands.goBack()": "NavigationCommands.goForward()"
          case "NavigationCommands.goForward()": "NavigationCommands.goBack()"
          default: call
          }
        }
      }
    },
    Regression("call-added", failures: 28) { goldens in
      goldens.edit("ChromeClean", containing: "ToolbarCommands.closeToolsMenu()") { storyboard, _ in
        storyboard.editCalls { $0 == "ToolbarCommands.closeToolsMenu()" ? nil : $0 }
      }
    },
    Regression("pending", failures: 9) { goldens in
      goldens.edit("Account", containing: "script: launch\n") { storyboard, _ in
        storyboard.ending.pending = ["a repeating Timer at 3 s"]
      }
    },
    Regression("step-more", failures: 3) { goldens in
      goldens.edit("Chrome/BadgeViewController/Badge View", containing: "script: overflow\n") {
        storyboard, _ in
        // The launch is also a step.
        storyboard.steps.remove(at: 3)
      }
    },
    Regression("step-less", failures: 4) { goldens in
      goldens.edit("Messages/Messages/List", containing: "script: details\n") { storyboard, _ in
        let cause =
          "EarlGrey.selectElement(with: grey_accessibilityID(\"details\")).assert(grey_sufficientlyVisible())"
        storyboard.steps.insert(Step(cause: cause, tree: storyboard.steps[1].tree), at: 2)
      }
    },
  ]
}

extension Storyboard {
  /// Changes each call, or removes it.
  fileprivate mutating func editCalls(_ body: (String) -> String?) {
    for index in steps.indices { steps[index].calls = steps[index].calls.compactMap(body) }
  }
}
