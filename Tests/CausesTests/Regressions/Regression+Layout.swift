import RenderTree

extension Regression {
  /// Positions and sizes.
  static let layout: [Regression] = [
    Regression("form-spacing", failures: 17) { goldens in
      goldens.editForms { $0.tightenForm(to: 16) }
    },
    Regression("label-removed", failures: 17) { goldens in
      goldens.editForms { $0.endFormWithLabel() }
    },
    Regression("label-added", failures: 65) { goldens in
      goldens.editTrees("Onboarding", containing: "OverlayContentView") { $0.removeOverlayTexts() }
    },
    Regression("margins", failures: 31) { goldens in
      goldens.editNodes("EditorTextFieldView", in: "Chrome") { $0.insetContents(by: 4) }
    },
    Regression("safe-area", failures: 126) { goldens in
      goldens.editBoardScreens { child in child.move(y: 20) }
    },
    Regression("board-higher", failures: 126) { goldens in
      goldens.editBoardScreens { child in
        if child.type == "BoardView" { child.move(y: -12, taller: 12) }
      }
    },
    Regression("offset", failures: 6) { goldens in
      goldens.editTrees("Account", containing: "UIKeyboardView") { $0.scrollCoveredForm(to: 120) }
    },
  ]
}

extension FormerGoldens {
  /// Edits the scroll view around the form of a new account.
  fileprivate mutating func editForms(_ body: (inout RenderNode) -> Void) {
    editTrees("Account", containing: "account.create") { tree in
      tree.edit("UIScrollView") { if $0.contains(identifier: "account.create") { body(&$0) } }
    }
  }

  /// Edits each child of the view of OnboardingViewController.
  fileprivate mutating func editBoardScreens(_ body: (inout RenderNode) -> Void) {
    editTrees("Onboarding", containing: "controller=OnboardingViewController") { tree in
      tree.edit(where: { $0.word("controller") == "OnboardingViewController" }) { view in
        for index in view.children.indices { body(&view.children[index]) }
      }
    }
  }
}

extension RenderNode {
  /// Gives the form in this scroll view less spacing: each part except the first moves up.
  fileprivate mutating func tightenForm(to spacing: Double) {
    guard let form = children.firstIndex(where: { $0.type == "UIStackView" }),
      let former = children[form].number("spacing")
    else { return }
    var saved = 0.0
    let shown = children[form].children.indices.filter { !children[form].children[$0].has("hidden") }
    for index in shown.dropFirst() {
      saved += former - spacing
      children[form].children[index].move(y: -saved)
    }
    children[form].set("spacing", .number(spacing))
    resizeForm(at: form, by: -saved)
  }

  /// Puts a label 20 below the last part of the form in this scroll view.
  fileprivate mutating func endFormWithLabel() {
    guard let form = children.firstIndex(where: { $0.type == "UIStackView" }),
      let last = children[form].children.last(where: { !$0.has("hidden") })?.frame
    else { return }
    var label = RenderNode(
      "UILabel", text: "You can close your account at any time.", frame: last,
      attributes: [
        RenderAttribute("font", .word("regular-15")), RenderAttribute("color", .word("secondaryLabel")),
      ])
    label.move(y: last.height + 20, taller: 18 - last.height)
    children[form].children.append(label)
    resizeForm(at: form, by: 38)
  }

  private mutating func resizeForm(at index: Int, by distance: Double) {
    children[index].move(taller: distance)
    add(distance, to: "content")
  }

  /// Insets this view by more at both sides; anything that fills it is narrower by twice as much.
  fileprivate mutating func insetContents(by margin: Double) {
    let width = width
    move(x: margin, wider: -2 * margin)
    editInside { if $0.width == width { $0.move(wider: -2 * margin) } }
  }

  /// Scrolls the form if the keyboard is up. An iPad in portrait has room for the whole form above it, which
  /// therefore does not move.
  fileprivate mutating func scrollCoveredForm(to y: Double) {
    guard first(where: { $0.type == "UIKeyboardView" }) != nil else { return }
    edit("UIScrollView") { form in
      guard form.contains(identifier: "account.create"), form.height < 500 else { return }
      form.set("offset", .numbers([0, y]))
    }
  }
}
