import RenderTree

extension Regression {
  /// Colors, corners, images and transparency.
  static let colors: [Regression] = [
    Regression("title-color", failures: 125) { goldens in
      goldens.editTrees("Onboarding", containing: "OverlayContentView") { tree in
        tree.edit("OverlayContentView") { content in
          content.edit(where: { $0.type == "UILabel" && $0.word("font") == "title1(bold-28)" }) { title in
            title.change("color", from: "#172B4D", to: "#AA0000")
          }
        }
      }
    },
    Regression("accent", failures: 231) { goldens in
      goldens.editTrees("Focus", containing: "#00A7E0") { tree in
        tree.editInside { node in
          for name in ["color", "tint", "onTint"] { node.change(name, from: "#00A7E0", to: "#0060DF") }
        }
      }
    },
    Regression("dark-bar", failures: 42) { goldens in
      goldens.editTrees("Chrome", containing: "UINavigationBar", configuration: "Dark") { tree in
        tree.edit("UINavigationBar") { bar in
          if bar.value("background") != nil { bar.set("background", .color("#1C1C1E", name: nil)) }
        }
      }
    },
    Regression("corner", failures: 126) { goldens in
      goldens.editTrees("Onboarding", containing: "corner=5") { tree in
        tree.editInside { $0.change("corner", from: 5, to: 10) }
      }
    },
    Regression("card-corner", failures: 126, groups: 2) { goldens in
      for type in ["CardView", "ListView"] {
        goldens.editNodes(type, in: "Onboarding") { $0.change("corner", from: 8, to: 12) }
      }
    },
    Regression("image", failures: 205) { goldens in
      goldens.editTrees("Focus", containing: "icon_back_active") { tree in
        tree.editInside { $0.change("image", from: "icon_back_active", to: "icon_back") }
      }
    },
    Regression("alpha", failures: 224) { goldens in
      goldens.editTrees("Focus", containing: "alpha=0.3") { tree in
        tree.edit("UIButton") { $0.change("alpha", from: 0.3, to: 0.5) }
      }
    },
  ]
}
