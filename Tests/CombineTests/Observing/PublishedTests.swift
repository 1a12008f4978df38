import Combine
import Expectations
import Testing

private class Model: ObservableObject {
  @Published var count = 0
  @Published var name = ""
  var plain = 0
}

private final class SpecialModel: Model {
  @Published var extra = 1
}

private final class ManualModel: ObservableObject {
  var count = 0 { willSet { objectWillChange.send() } }
}

@MainActor private final class ViewModel: ObservableObject {
  @Published private(set) var text = ""
  private var subscriptions: Set<AnyCancellable> = []

  init(_ source: some Publisher<Int, Never>) {
    source
      .map { [unowned self] in "\(text)\($0)" }
      .sink { [weak self] in self?.text = $0 }
      .store(in: &subscriptions)
  }
}

@Suite struct PublishedTests {
  @Test func `A property sends its present value, and each later one before it has it`() {
    let model = Model()
    var log: [String] = []
    let subscription = model.$count.sink { log.append("\($0) at \(model.count)") }
    model.count = 1
    model.count += 1
    subscription.cancel()
    model.count = 9
    expectEqual(log, ["0 at 0", "1 at 0", "2 at 1"])
    expectEqual(model.count, 9)
  }

  @Test
  func `An object signals before any published property changes, and without any has one publisher, too`() {
    let model = SpecialModel()
    var log: [String] = []
    let subscription = model.objectWillChange.sink { log.append("\(model.count)\(model.name)\(model.extra)") }
    model.count = 1
    model.plain = 1
    model.name = "a"
    model.extra = 2
    subscription.cancel()
    expectEqual(log, ["01", "11", "1a1"])
    #expect(model.objectWillChange === model.objectWillChange)
    let (manual, other) = (ManualModel(), ManualModel())
    var count = 0
    let counting = manual.objectWillChange.sink { count += 1 }
    manual.count = 1
    other.count = 1
    expectEqual(count, 1)
    #expect(manual.objectWillChange === manual.objectWillChange)
    counting.cancel()
  }

  @Test func `A publisher sets a property as long as its object exists`() {
    let subject = PassthroughSubject<Int, Never>()
    var cancellations = 0
    var model: Model? = Model()
    weak let released = model
    if let model {
      subject.handleEvents(receiveCancel: { cancellations += 1 }).assign(to: &model.$count)
    }
    subject.send(5)
    expectEqual(model?.count, 5)
    model = nil
    expectNil(released)
    expectEqual(cancellations, 1)
  }

  @MainActor @Test func `A model on the main actor uses its properties in closures`() {
    let subject = PassthroughSubject<Int, Never>()
    let model = ViewModel(subject)
    subject.send(1)
    subject.send(2)
    expectEqual(model.text, "12")
  }
}
