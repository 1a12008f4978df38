import Expectations
import Flow
import HeadlessUIKit
import Messages
import Presentation
import Testing

@Suite @MainActor struct SignatureTests {
  @Test func `The old editor ends with the saved signature, which can be changed`() throws {
    try onScreen { navigation in
      var saved: [String] = []
      navigation.present(AnyPresentable.editSignature(), style: .modal).onValue { saved.append($0) }
      settle()
      try save("Yours", in: navigation)
      expectEqual(saved, ["Yours"])
      expectNil(navigation.presentedViewController)
    }
    try onScreen { navigation in
      var saved: [String] = []
      navigation.present(AnyPresentable.editSignature("Yours"), style: .modal).onValue { saved.append($0) }
      settle()
      try save(", Ada", in: navigation)
      expectEqual(saved, ["Yours, Ada"])
    }
  }

  @Test func `The old editor stays after saving if its presenter ends it`() throws {
    try onScreen { navigation in
      var saved: [String] = []
      let presented = navigation.present(DisposablePresentation.editSignature { saved.append($0) })
      settle()
      try save("Yours", in: navigation)
      try save(", Ada", in: navigation)
      expectEqual(saved, ["Yours", "Yours, Ada"])
      presented.cancel()
      settle()
      expectNil(navigation.presentedViewController)
    }
  }

  /// Types more of a signature, and saves it.
  private func save(_ text: String, in navigation: UINavigationController) throws {
    let view = try #require(navigation.presentedViewController?.view)
    try view.find("signature.text", as: UITextField.self).type(text)
    try view.find("signature.save", as: UIButton.self).tap()
  }
}
