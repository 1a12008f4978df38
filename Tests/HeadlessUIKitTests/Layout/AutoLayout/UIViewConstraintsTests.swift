import Expectations
import HeadlessUIKit
import Testing

@Suite @MainActor struct UIViewConstraintsTests {
  @Test func `A constraint that is removed no longer holds`() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(child)
    let constraints = [
      child.leftAnchor.constraint(equalTo: parent.leftAnchor, constant: 10),
      child.topAnchor.constraint(equalTo: parent.topAnchor),
      child.rightAnchor.constraint(equalTo: parent.rightAnchor),
    ]
    parent.addConstraints(constraints)
    expectEqual(identities(parent.constraints), identities(constraints))
    parent.removeConstraint(constraints[0])
    #expect(!constraints[0].isActive && constraints[1].isActive)
    expectEqual(identities(parent.constraints), identities(Array(constraints[1...])))
    // One that is already inactive is ignored.
    parent.removeConstraints(constraints)
    expectEmpty(parent.constraints)
    #expect(constraints.allSatisfy { !$0.isActive })
  }
}
